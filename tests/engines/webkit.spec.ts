import { findWebkit } from '../../.ci/webkit.mjs'
import { journeysIn } from './journeys'
import { startWebkit } from './webkitBrowser'

journeysIn(() => startWebkit(findWebkit()!))
