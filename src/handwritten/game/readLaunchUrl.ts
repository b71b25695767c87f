import { isObject } from '../../format/value/isObject.ts'
import type { Host } from '../../renderer/host/Host.ts'
import type { Destination } from './Destination.ts'

/**
 * Asks for the address of a destination: a new one each time, because a launch address is for one use. Undefined when
 * the platform takes the question and answers without an address.
 * @throws PlatformError when the platform refuses or cannot be asked.
 */
export async function readLaunchUrl(
  destination: Destination,
  { platform, session }: Pick<Host, 'platform' | 'session'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  switch (destination.kind) {
    case 'game': {
      const { platform: plat_name, code, category, lang } = destination
      const params = {
        plat_name,
        game_code: code,
        is_mobile_url: 1,
        game_category: category,
        lang: lang || session.getSnapshot().locale,
      }
      return urlIn(await platform.call('getGameUrl', params, { signal }))
    }
    case 'agent':
      return urlIn(await platform.call('getAgentLoginUrl', {}, { signal }))
    case 'servicer':
      return urlIn(await platform.call('getServicerUrl', {}, { signal }))
    case 'app':
      return destination.url || undefined
    default:
      return destination satisfies never
  }
}

// The contract has made it text, or left it out.
const urlIn = ({ data }: { readonly data: unknown }) =>
  isObject(data) && typeof data['url'] === 'string' && data['url'] !== '' ? data['url'] : undefined
