export default { base: './', worker: { format: 'es' }, build: { target: 'es2022' } }
