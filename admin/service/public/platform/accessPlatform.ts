import { demoAccounts } from '../../../../mocks/platform/demoAccounts.ts'
import type { Config } from '../../base/config/Config.ts'
import type { AnswerRequest } from '../answerDemonstration.ts'
import type { PlatformAccess } from './PlatformAccess.ts'

/** The configured platform, else the demonstration in the demonstration's own account. */
export function accessPlatform(
  { platformUrl, platformMember }: Config,
  demonstration: AnswerRequest | undefined,
): PlatformAccess {
  if (platformUrl !== undefined)
    return { url: platformUrl, answer: (request) => fetch(request), ...(platformMember && { member: platformMember }) }
  const nobody: AnswerRequest = () => Promise.reject(new Error('There is no platform.'))
  return { url: 'http://demonstration.local', answer: demonstration ?? nobody, member: demoAccounts.member }
}
