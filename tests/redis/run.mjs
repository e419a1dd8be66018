/** `npm run test:redis` finds or installs redis-server, and tests what instances and machines share in it. */
import { obtainRedis, HOW_TO_INSTALL_REDIS } from '../../.ci/programs.mjs'
import { runProgram } from '../../.ci/runProgram.mjs'

if (!obtainRedis()) {
  console.error(HOW_TO_INSTALL_REDIS)
  process.exit(1)
}
process.exit(
  runProgram('vitest', 'vitest.mjs', [
    'run',
    '--config=tests/redis/vitest.config.ts',
    ...process.argv.slice(2),
  ]),
)
