import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../serve.mjs'

/** Picks HEAD if there are uncommitted changes, else the branch point, else the parent. */
export function commitToCompare() {
  if (git('status', '--porcelain', '--untracked-files=no') !== '') return 'HEAD'
  const head = git('rev-parse', 'HEAD')
  const began = attempt('merge-base', 'HEAD', 'origin/main')
  return began && began !== head ? began : 'HEAD~1'
}

/** Checks out a commit into its own folder, with this tree's packages: { name, root, folder, remove }. */
export async function checkedOut(commit) {
  const root = join(mkdtempSync(join(tmpdir(), 'quotidian-guard-')), 'tree')
  git('worktree', 'add', '--detach', root, commit)
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const remove = () => {
    git('worktree', 'remove', '--force', root)
    rmSync(join(root, '..'), { recursive: true, force: true })
  }
  if (!existsSync(join(root, 'tests/bench/page/export.ts'))) {
    remove()
    throw new Error(`${commit} has no pages of the benchmark to compare`)
  }
  const name = git('log', '-1', '--format=%h %s', commit)
  return { name, root, folder: join(root, 'dist/bench'), remove }
}

function git(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

function attempt(...words) {
  try {
    return git(...words)
  } catch {
    return null
  }
}
