import { findWebkit } from '../../.ci/engines.mjs'
import { journeysIn } from './journeys'
import { startWebkit } from './webkitBrowser'

journeysIn(() => startWebkit(findWebkit()!))
