import { isFailing, type Network } from '../../mocks/Network.ts'
import type { Platform } from '../../mocks/platform/createPlatform.ts'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { PROVIDER_CHANNEL } from '../../mocks/platform/provider/ProviderMessage.ts'
import { isObject } from '../format/value/isObject.ts'

interface Simulated {
  readonly platform: Pick<Platform, 'play'>
  readonly network: Network
}

let answering: Simulated | undefined
let isHearing = false

/**
 * From now on answers the pages of the demonstration's own games that this page frames. They have no origin, so neither
 * a worker nor a handler of the page hears what they fetch: they ask through the page around them.
 */
export function hearPages(own: Window, simulated: Simulated): void {
  answering = simulated
  if (isHearing) return
  isHearing = true
  const random = createRandom('pages')

  async function answer(ask: unknown, port: MessagePort): Promise<void> {
    const asked = answering
    if (!asked) return
    const { network } = asked
    if (network.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, network.delay))
    if (network.offline === true) return port.postMessage({})
    const isLost = isFailing(network, 'getGameUrl', random)
    // A call that fails may have arrived: only its answer is lost then.
    if (isLost && random.chance(0.5)) return port.postMessage({})
    const told = asked.platform.play(ask)
    return port.postMessage(isLost ? {} : { answer: told })
  }

  own.addEventListener('message', ({ data, origin, ports: [port] }: MessageEvent<unknown>) => {
    if (origin !== 'null' || !port || !isObject(data) || data['channel'] !== PROVIDER_CHANNEL) return
    void answer(data['ask'], port)
  })
}
