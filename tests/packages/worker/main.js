const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
const canvas = document.querySelector('#card').transferControlToOffscreen()
worker.onmessage = ({ data }) => (window.drawn = data)
worker.postMessage({ canvas, card: await (await fetch('./card.json')).json() }, [canvas])
