import { answerRequest } from '../../../mocks/answerRequest.ts'
import { createDemoClock } from '../../../mocks/createDemoClock.ts'
import { createServedHandlers } from '../../../mocks/createServedHandlers.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import { createPlatform } from '../../../mocks/platform/createPlatform.ts'
import { limitsOfSettings } from '../../../mocks/platform/money/limitsOfSettings.ts'
import type { Settings } from '../../../src/format/settings.ts'
import type { AnswerRequest } from './answerDemonstration.ts'

/** The simulated platform, held to the limits of whatever is live when it is asked. */
export function createDemonstration(settings: () => unknown): AnswerRequest {
  const limits = () => {
    const live = settings()
    // Before anything is published there is nothing to enforce yet.
    return live === undefined ? {} : limitsOfSettings(live as Settings)
  }
  const platform = createPlatform({ clock: createDemoClock(), limits })
  const handlers = [...createHandlers(platform), ...createServedHandlers(platform)]
  return (request) => answerRequest(handlers, request)
}
