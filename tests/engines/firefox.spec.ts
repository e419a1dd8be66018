import { findFirefox } from '../../.ci/firefox.mjs'
import { journeysIn } from './journeys'
import { startFirefox } from './puppeteerBrowser'

journeysIn(() => startFirefox(findFirefox()!))
