/** OpenAPI 3.1 from the tables by which the endpoints read their parameters. */
import { keysOf } from '../../scene/values'
import { SITE } from '../../site'
import { ERRORS, type ErrorStatus } from '../answers'
import type { Parameter } from '../parameters'
import { type Operation, OPERATIONS, ERROR } from './operations'

export { OPERATIONS }

type Json = Readonly<Record<string, unknown>>

export const TITLE = 'Quotidian · 日签'
export const SUMMARY = 'A quote in English and Chinese for each day, and its card as a picture.'
const DESCRIPTION =
  'Everything is read with GET or HEAD, without a key. Unknown parameters are ignored; each may be given once. ' +
  'What is wrong is answered with an `Error`, whose code is `bad-` and the parameter’s name. ' +
  '`x-needs` names a parameter without one such as which another is refused.'

export function openApiDocument(): Json {
  const license = { name: 'MIT', identifier: 'MIT' }
  const statuses = Object.keys(ERRORS).map((status) => Number(status) as ErrorStatus)
  const responses = statuses.slice(1).map((status) => [status, refusal(status)]) // 400 has each operation's codes
  return {
    openapi: '3.1.1',
    info: { title: TITLE, summary: SUMMARY, description: DESCRIPTION, version: '1.0.0', license },
    servers: [{ url: SITE.siteUrl }],
    externalDocs: { url: `${SITE.siteUrl}/en/developers` },
    security: [],
    paths: Object.fromEntries(OPERATIONS.map((one) => [one.path, { get: described(one) }])),
    components: { schemas: { Error: ERROR }, responses: Object.fromEntries(responses) },
  }
}

function described(operation: Operation): Json {
  const { id, says, inPath = {}, parameters, answers, others, errors = [] } = operation
  const contents = Object.entries(answers).map(([type, schema]) => [type, { schema }])
  const ref = (status: number) => [status, { $ref: `#/components/responses/${status}` }]
  return {
    operationId: id,
    summary: says,
    parameters: [
      ...keysOf(inPath).map((name) => parameterObject(name, 'path', inPath[name]!)),
      ...keysOf(parameters).map((name) => parameterObject(name, 'query', parameters[name]!)),
    ],
    responses: {
      200: { description: says, content: Object.fromEntries(contents) },
      ...others,
      400: refusal(400, keysOf(parameters)),
      ...Object.fromEntries([405, 500, ...errors].map(ref)),
    },
  }
}

function parameterObject(name: string, place: 'path' | 'query', parameter: Parameter): Json {
  const { says, schema, example, needs, isRequired } = parameter
  return {
    name,
    in: place,
    description: says,
    ...((isRequired || place === 'path') && { required: true }),
    ...(schema['type'] === 'array' && { explode: false }),
    schema,
    ...(example !== undefined && { example }),
    ...(needs && { 'x-needs': needs }),
  }
}

const RETRY_AFTER = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } }

function refusal(status: ErrorStatus, names: readonly string[] = []): Json {
  const { codes, says }: { codes: readonly string[]; says: string } = ERRORS[status]
  const own = names.map((name) => `bad-${name}`).filter((code) => code !== ERRORS[501].codes[0])
  const code = { properties: { error: { properties: { code: { enum: [...codes, ...own] } } } } }
  const schema = { $ref: '#/components/schemas/Error', ...code }
  const headers = (status === 429 || status === 503) && { headers: RETRY_AFTER }
  return { description: says, ...headers, content: { 'application/json': { schema } } }
}
