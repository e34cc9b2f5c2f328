"""Pictures for LaTeX: SVG becomes PDF. rsvg-convert (librsvg2-bin) does it, which knows no CSS variables."""
import re
import subprocess

from sphinx.transforms.post_transforms.images import ImageConverter


def without_variables(svg):
    """The picture in its light colours: what `@media` changes goes, and each variable is replaced by its first value."""
    svg = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", svg)
    values = dict(re.findall(r"(--[-\w]+): *([^;}]+);", svg))
    return re.sub(r"var\((--[-\w]+)\)", lambda match: values[match[1]], svg)


class Pictures(ImageConverter):
    conversion_rules = [("image/svg+xml", "application/pdf")]

    def is_available(self):
        return True

    def convert(self, _from, _to):
        with open(_from, encoding="utf-8") as picture:
            svg = without_variables(picture.read())
        subprocess.run(["rsvg-convert", "--format=pdf", "--output", _to], input=svg, text=True, check=True)
        return True


def setup(app):
    app.add_post_transform(Pictures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
