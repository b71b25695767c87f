import type { Core } from '../core/createCore.ts'
import type { OlderApps } from '../documents/play/createOlderApps.ts'

export interface WatchOptions {
  readonly core: Pick<Core, 'publisher' | 'incidents'>
  readonly olderApps: Pick<OlderApps, 'isNone' | 'play'>
}

/**
 * Plays what is live with the older apps, which a deploy does not wait for, so that the next review finds most of it
 * played. What they cannot show is an incident for as long as it is live.
 * @returns looks once
 */
export function watchOlderApps({ core: { publisher, incidents }, olderApps }: WatchOptions): () => Promise<void> {
  let told: readonly string[] = []

  return async () => {
    if (await olderApps.isNone()) return
    const { release } = await publisher.draftRelease([])
    if (release === undefined) return
    const { warnings } = await olderApps.play(release, () => Promise.resolve(release))
    const sentences = warnings.map(({ message }) => message)
    for (const sentence of told) if (!sentences.includes(sentence)) incidents.settle(sentence)
    for (const sentence of sentences) incidents.raise(sentence, undefined)
    told = sentences
  }
}
