import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { toBlob } from 'quotidian/engine'
import { App } from './app.js'

const card = await (await fetch('./card.json')).json()
const onDrawn = async () => (window.drawn = { file: await toBlob(card, { template: 'sunny' }) })
hydrateRoot(document.getElementById('root'), createElement(App, { card, onDrawn }), {
  onRecoverableError: (error) => console.error(error),
})
