import { resolve } from 'node:path'
import { usageError } from '../card/commandError'
import { isFolderOfMany } from '../card/output'
import type { Batch } from './batches'

const S3 = 's3://'

/**
 * Where --out says that cards go, so that it means the same on every machine: an absolute path, or a bucket and what follows. A folder
 * ends in a slash. @throws {CommandError}
 */
export function destinationOf(out: string | undefined): Pick<Batch, 'place' | 'out'> {
  if (out === '-')
    throw usageError('--out is "-": cards that are sent are drawn elsewhere; name a folder or s3://bucket/')
  if (out?.startsWith(S3)) {
    const rest = out.slice(S3.length)
    if (!/^[a-z0-9][a-z0-9.-]{1,62}(?:\/|$)/.test(rest))
      throw usageError(`--out is "${out}": it must begin with a bucket, such as s3://cards/2026/`)
    return { place: 's3', out: isFolderOfMany(rest) ? withSlash(rest) : rest }
  }
  const path = resolve(out ?? '')
  return { place: 'folder', out: out === undefined || isFolderOfMany(out) ? withSlash(path) : path }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
