-- Functions of a text that remember their results: what forms share is written again for each of
-- them.
local MOST = 20000 -- results

--- The same function of a text, which remembers. Its results are not to be changed.
return function(f)
   local results, count = {}, 0
   return function(text)
      local result = results[text]
      if result == nil then
         if count == MOST then results, count = {}, 0 end
         result = f(text) or false
         results[text], count = result, count + 1
      end
      return result
   end
end
