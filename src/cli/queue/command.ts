import { Redis } from 'ioredis'
import type { CommandDependencies } from '../card/command'
import { usageError, CommandError, reasonOf } from '../card/commandError'
import { parseOptions, type OptionName, type OptionValues } from '../card/options'
import { PRINT_OPTIONS } from '../card/print/printJob'
import { parseJobs, type ExitCode } from '../card/run'
import { nearestName } from '../card/optionValues'
import { ORDER_ACTIONS, runOrderAction, type OrderAction } from './listOrders'
import { sendOrders } from './sendOrders'
import { workOrders } from './workOrders'
import { redisAddress } from '../../scene/values'

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 1_000

export type QueueDependencies = CommandDependencies & {
  warn: (message: string) => void
  environment: Readonly<Record<string, string | undefined>>
  now: () => Date
  onStop: (end: () => void) => void
}

export const QUEUE_HELP = `quotidian draws orders on any number of machines, by a Redis that they share.

  export REDIS_URL=redis://127.0.0.1:6379
  quotidian send orders.jsonl --template minimal --out cards/
  quotidian send orders.jsonl --target instagram-post --out s3://cards/2026/
  quotidian work --jobs 4
  quotidian orders

  send file    puts the orders of a file (- for stdin) into the queue, with the look, format and --out of all
  work         draws orders until Ctrl-C; --jobs number of processes, --until-done ends once none waits, --quiet
${Object.entries(ORDER_ACTIONS)
  .map(([name, { help }]) => `  orders ${name.padEnd(6)}${help}`)
  .join('\n')}

An s3:// address needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; AWS_ENDPOINT_URL and AWS_REGION say whose store it is.
`

const COMMANDS = { send, work, orders }

export type QueueCommand = keyof typeof COMMANDS

export async function runQueueCommand(
  name: QueueCommand,
  args: readonly string[],
  dependencies: QueueDependencies,
): Promise<ExitCode> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    await dependencies.writeOutput(QUEUE_HELP)
    return 0
  }
  return COMMANDS[name](args, dependencies)
}

/** sharded by the queue, not for print */
const NOT_SENT: readonly OptionName[] = [
  'orders',
  'card',
  'product',
  'pack',
  'print',
  ...PRINT_OPTIONS,
  'shard',
  'skip-existing',
  'jobs',
  'list',
  'version',
]

async function send([file, ...rest]: readonly string[], dependencies: QueueDependencies): Promise<ExitCode> {
  if (file === undefined || (file !== '-' && file.startsWith('-')))
    throw usageError('send needs the file of orders first: quotidian send orders.jsonl --out cards/')
  const values = parseOptions(rest)
  refuse('send', NOT_SENT, values)
  return connected(dependencies, (redis) => sendOrders(redis, file, values, dependencies))
}

async function work(args: readonly string[], dependencies: QueueDependencies): Promise<ExitCode> {
  const untilDone = args.includes('--until-done')
  const values = parseOptions(args.filter((arg) => arg !== '--until-done'))
  const others = (Object.keys(values) as OptionName[]).filter((name) => name !== 'jobs' && name !== 'quiet')
  refuse('work', others, values)
  const jobs = parseJobs(values.jobs) ?? dependencies.processes?.cores ?? 1
  const options = { jobs, untilDone, isQuiet: values.quiet === true }
  return connected(dependencies, (redis) => workOrders(redis, options, dependencies))
}

async function orders(args: readonly string[], dependencies: QueueDependencies): Promise<ExitCode> {
  const [action = 'list', batch, ...more] = args
  if (!Object.hasOwn(ORDER_ACTIONS, action)) {
    const meant = nearestName(action, Object.keys(ORDER_ACTIONS))
    const question = meant === null ? 'it' : `did you mean ${meant}? It`
    throw usageError(`orders "${action}": ${question} may be ${Object.keys(ORDER_ACTIONS).join(', ')}`)
  }
  const { needsBatch } = ORDER_ACTIONS[action as OrderAction]
  if (needsBatch === 'must' && batch === undefined)
    throw usageError(`orders ${action} needs a batch; quotidian orders names them`)
  const surplus = needsBatch === 'no' ? batch : more[0]
  if (surplus !== undefined) throw usageError(`orders ${action}: "${surplus}" is too much`)
  const said = await connected(dependencies, (redis) => runOrderAction(redis, action as OrderAction, batch))
  await dependencies.writeOutput(said)
  return 0
}

function refuse(command: QueueCommand, names: readonly OptionName[], values: OptionValues): void {
  const given = names.find((name) => values[name] !== undefined)
  if (given) throw usageError(`--${given} does not go with ${command}; see quotidian ${command} --help`)
}

async function connected<T>(
  { environment, warn }: QueueDependencies,
  use: (redis: Redis) => Promise<T>,
): Promise<T> {
  const redis = await connectRedis(environment.REDIS_URL, warn)
  try {
    return await use(redis)
  } finally {
    redis.disconnect()
  }
}

/** A command waits if Redis disconnects later, and tells the user. */
async function connectRedis(url: string | undefined, say: (line: string) => void): Promise<Redis> {
  const address = redisAddress(url?.trim() ?? '')
  if (!address)
    throw usageError(
      'REDIS_URL must be the address of a Redis, such as redis://127.0.0.1:6379, in the environment',
    )
  let isConnected = false
  let isGone = false
  const redis = new Redis(address.href, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null, // BullMQ requires it: workers wait for Redis too
    retryStrategy: () => (isConnected ? RETRY_MS : null),
  })
  let failure: unknown = null
  redis.on('error', (error) => (failure = error))
  redis.on('reconnecting', () => {
    if (!isGone) say('Redis is gone; orders wait until it is back')
    isGone = true
  })
  redis.on('ready', () => {
    if (isGone) say('Redis is back')
    isGone = false
  })
  try {
    await redis.connect()
  } catch (cause) {
    redis.disconnect()
    const reason = reasonOf(failure ?? cause)
    throw new CommandError(`the Redis at ${address.host} cannot be reached: ${reason}`, 1, { cause })
  }
  isConnected = true
  return redis
}
