-- A second opinion on SASS: numbers that the threads of a warp put together, and matrices of halves
-- that lie in their registers, as the manual of PTX describes redux, ldmatrix, stmatrix, movmatrix.
--
-- Values are arrays by lane, 0 to 31; a matrix of halves is `[row][column]`, from 0.

local M = {}

local MASK = 0xffffffff

local function signed(x) return x >= 0x80000000 and x - 0x100000000 or x end

local REDUCED = {
   [""] = function(a, b) return a & b end,
   [".OR"] = function(a, b) return a | b end,
   [".XOR"] = function(a, b) return a ~ b end,
   [".SUM"] = function(a, b) return a + b & MASK end,
   [".MIN"] = math.min, [".MAX"] = math.max,
   [".SUM.S32"] = function(a, b) return a + b & MASK end,
   [".MIN.S32"] = function(a, b) return signed(a) < signed(b) and a or b end,
   [".MAX.S32"] = function(a, b) return signed(a) > signed(b) and a or b end,
}

--- The suffixes of REDUX.
M.reductions = { "", ".OR", ".XOR", ".SUM", ".MIN", ".MAX", ".SUM.S32", ".MIN.S32", ".MAX.S32" }

--- REDUX with a suffix over the lanes of a mask; nil without any.
function M.reduced(suffix, mask, values)
   local result
   for lane = 0, 31 do
      if mask >> lane & 1 == 1 then
         result = result and REDUCED[suffix](result, values[lane]) or values[lane]
      end
   end
   return result
end

--- The matrix whose rows are arrays of four words.
function M.matrix_of_rows(rows)
   local matrix = {}
   for r = 0, 7 do
      matrix[r] = {}
      for c = 0, 7 do matrix[r][c] = rows[r][c // 2] >> 16 * (c % 2) & 0xffff end
   end
   return matrix
end

function M.transposed(matrix)
   local other = {}
   for r = 0, 7 do
      other[r] = {}
      for c = 0, 7 do other[r][c] = matrix[c][r] end
   end
   return other
end

--- The words of the lanes that hold a matrix, two halves of a row in each.
function M.words_of(matrix)
   local words = {}
   for r = 0, 7 do
      for c = 0, 7, 2 do words[4 * r + c // 2] = matrix[r][c] | matrix[r][c + 1] << 16 end
   end
   return words
end

--- The matrix that the words of the lanes hold.
function M.matrix_of(words)
   local rows = {}
   for r = 0, 7 do rows[r] = { [0] = words[4 * r], words[4 * r + 1], words[4 * r + 2], words[4 * r + 3] } end
   return M.matrix_of_rows(rows)
end

return M
