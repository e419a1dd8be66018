import fc from 'fast-check'

// The same cases every time, so that a red run means a change. `npm run test:random` seeks new ones.
if (process.env.PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: 20_261_121 })
