import fc from 'fast-check'

// CI tries the same cases every time, so that a red run there means a change; new cases are sought on every other machine.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 })
