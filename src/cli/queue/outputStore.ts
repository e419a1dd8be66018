import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeFileAtomically } from '../card/atomicWrite'
import { reasonOf, usageError } from '../card/commandError'
import type { FileFormat } from '../card/output'
import type { Batch } from './orderQueue'
import { FORMATS, isPictureFormat } from '../../export/formats'
import { webAddress } from '../../scene/values'

export interface OutputStore {
  /** All or nothing, idempotent. @throws {Error} whose message is the reason */
  put(file: string, bytes: Uint8Array, format: FileFormat, isAgain: boolean): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

export async function outputStoreOf(
  { place }: Pick<Batch, 'place'>,
  environment: Environment,
): Promise<OutputStore> {
  if (place === 'folder') return folderPlace
  return s3Place(s3FromEnvironment(environment))
}

export const folderPlace: OutputStore = {
  async put(file, bytes, _format, isAgain) {
    try {
      writeFileAtomically(file, bytes)
    } catch (cause) {
      throw new Error(reasonOf(cause), { cause }) // Only this file fails: the next may have room.
    }
    if (isAgain) removeBegun(file)
  },
}

function removeBegun(file: string): void {
  const start = `.${basename(file)}.`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(start) && name.endsWith('.part')) rmSync(join(dirname(file), name), { force: true })
}

const LIMIT_MS = 60_000 // per file

export interface S3Settings {
  endpoint: string // 'https://s3.eu-central-1.amazonaws.com'
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** The variables are named as in other tools. */
export function s3FromEnvironment(environment: Readonly<Record<string, string | undefined>>): S3Settings {
  const valueOf = (name: string) => environment[name]?.trim() ?? ''
  const [accessKeyId, secretAccessKey] = [valueOf('AWS_ACCESS_KEY_ID'), valueOf('AWS_SECRET_ACCESS_KEY')]
  if (!accessKeyId || !secretAccessKey)
    throw usageError('an s3:// address needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment')
  const region = valueOf('AWS_REGION') || 'us-east-1'
  const endpoint = valueOf('AWS_ENDPOINT_URL') || `https://s3.${region}.amazonaws.com`
  if (!webAddress(endpoint))
    throw usageError(`AWS_ENDPOINT_URL is "${endpoint}": it must be an http(s) address`)
  const sessionToken = valueOf('AWS_SESSION_TOKEN')
  return { endpoint, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}

/** A path starts with the bucket. A store shows only complete files. */
export async function s3Place({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: S3Settings): Promise<OutputStore> {
  const { S3mini } = await import('s3mini')
  const session = sessionToken ? { 'x-amz-security-token': sessionToken } : {}

  /** A client serves one bucket. */
  const clientOf = (bucket: string) =>
    new S3mini({
      accessKeyId,
      secretAccessKey,
      region,
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      requestAbortTimeout: LIMIT_MS,
    })
  return {
    async put(file, bytes, format) {
      const [bucket = '', ...path] = file.split(/[/\\]/)
      try {
        const answer = await clientOf(bucket).putObject(
          path.join('/'),
          Buffer.from(bytes),
          mimeTypeOf(format),
          undefined,
          session,
        )
        await answer.body?.cancel() // Empty, but unread it would keep the connection busy.
      } catch (cause) {
        throw new Error(`${file} cannot be put into the store: ${reasonOf(cause)}`, { cause })
      }
    },
  }
}

function mimeTypeOf(format: FileFormat): string {
  if (isPictureFormat(format)) return FORMATS[format].mimeType
  return format === 'pdf' ? 'application/pdf' : 'image/svg+xml'
}
