/** Lua scripts, run atomically by Redis' clock, in ms: the instances' may differ. */

/**
 * rateLimit.ts's sliding log. KEYS[1]; ARGV points, seconds, maximum. Returns the count with these points
 * (above the maximum: refused) and ms to wait. Negative points undo.
 */
export const COUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local points, perMs, most = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000, tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - perMs)
if points < 0 then
  redis.call('ZPOPMAX', KEYS[1], -points)
  return {redis.call('ZCARD', KEYS[1]), 0}
end
local count = redis.call('ZCARD', KEYS[1])
if count + points > most then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return {count + points, oldest[2] + perMs - now}
end
for nth = 1, points do
  redis.call('ZADD', KEYS[1], now, time[1] .. '.' .. time[2] .. '.' .. count + nth)
end
redis.call('PEXPIRE', KEYS[1], perMs)
return {count + points, perMs}
`

/** KEYS value, lock; ARGV token, ms. Returns value and ms; {1}: the lock is ours; {0}: another's. Drops lists and the like. */
export const CLAIM = `
local value = redis.pcall('GET', KEYS[1])
if type(value) == 'table' then
  redis.call('DEL', KEYS[1])
  value = false
end
if value then return {value, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return {1} end
return {0}
`

/** KEYS lock; ARGV token, ms. Extends our lock; 0 ms releases it. */
export const RENEW = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`

/**
 * KEYS value, index, total; ARGV bytes, ms, max total bytes, max lifetime. Evicts the oldest by index (size
 * and name by time); expired values count until oldest.
 */
export const KEEP = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local size = #ARGV[1]
local function drop(entries)
  for _, entry in ipairs(entries) do
    local bytes, name = string.match(entry, '^(%d+) (.*)$')
    redis.call('DEL', name)
    if redis.call('ZREM', KEYS[2], entry) == 1 then redis.call('DECRBY', KEYS[3], bytes) end
  end
end
local before = redis.call('STRLEN', KEYS[1])
if before > 0 then drop({before .. ' ' .. KEYS[1]}) end
drop(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[4], 'LIMIT', 0, 100))
local total = tonumber(redis.call('GET', KEYS[3]) or '0')
while total + size > tonumber(ARGV[3]) do
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)
  if #oldest == 0 then break end
  drop(oldest)
  total = tonumber(redis.call('GET', KEYS[3]) or '0')
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if redis.call('ZADD', KEYS[2], now, size .. ' ' .. KEYS[1]) == 1 then redis.call('INCRBY', KEYS[3], size) end
for nth = 2, 3 do redis.call('PEXPIRE', KEYS[nth], ARGV[4]) end
return 1
`
