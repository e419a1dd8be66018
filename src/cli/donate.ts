/** `npm run tool donate` draws public/donate.jpg, of VITE_PAYMENT_LINK or `-- --link wxp://…`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteFromEnvironment } from '../site'
import { qrCodeJpeg } from './qrCode'

const FILE = join('public', 'donate.jpg')

try {
  const { values } = parseArgs({ options: { link: { type: 'string' } } })
  const { link } = values
  const { paymentLink } = siteFromEnvironment({
    ...process.env,
    ...(link === undefined ? {} : { VITE_PAYMENT_LINK: link }),
  })
  writeFileSync(FILE, qrCodeJpeg(paymentLink))
  console.info(`${FILE} holds ${paymentLink}`)
  if (link !== undefined)
    console.info(`Build with VITE_PAYMENT_LINK=${link} too: the page says where the code leads.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
