import { isObject } from '../../../../src/format/value/isObject.ts'
import { type Notice, NoticeSchema } from '../../../../src/format/notices.ts'
import { defaultsOf } from '../shapes/defaultsOf.ts'

const defaults = defaultsOf(NoticeSchema)

/** An id of a message that nobody else makes at the same moment: the day and a random part. */
export function newMessageId(prefix: 'n' | 'own-d', now: number, random: () => number): string {
  const chance = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')
  return `${prefix}-${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}-${chance}`
}

/** A notice with its default values, as the app gets it; undefined for what is not one. */
export function filledNotice(written: unknown): Notice | undefined {
  return isObject(written) ? ({ ...defaults, ...written } as Notice) : undefined
}

/** First value of a new notice or a new banner. */
export function newNotice(id: string, place: 'home' | 'banner' = 'home'): Notice {
  return { ...defaults, id, places: [place], title: {}, body: {} } as unknown as Notice
}
