import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { isWritten } from '../../../../src/format/text/isWritten.ts'
import { locales } from '../../../../src/format/locales.ts'
import { isBanner, type Notice } from '../../../../src/format/notices.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { draftedNoticeIds } from '../../facts/documents/draftedNoticeIds.ts'
import { filledNotice, newNotice } from '../../facts/documents/noticeValue.ts'
import { Note } from '../../kit/Note.tsx'
import { usePreviewOpening, usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'
import { type Written, MessageForm } from './MessageForm.tsx'
import { MessagePage } from './MessagePage.tsx'
import { listedNotice } from './messageList.ts'

/** One notice or banner; a new one is in the draft from its first change. */
export function NoticePage() {
  const words = useWords()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const fact = formatFact({ kind: 'notice', id })
  const drafted = filledNotice(readValue(snapshot, fact))
  const live = filledNotice(snapshot.live.notices.find((each) => each.id === id))
  const notice = drafted ?? live ?? newNotice(id, search.has('banner') ? 'banner' : 'home')
  const isKnown = drafted !== undefined || live !== undefined
  const change = drafted !== undefined ? 'changed' : live === undefined ? 'new' : 'removed'
  const kind = isBanner(notice) ? 'banner' : 'notice'
  useInPhone(notice)
  return (
    <MessagePage message={listedNotice({ notice, live, change }, words)} isKnown={isKnown}>
      {isKnown && <MissingLanguages notice={notice} />}
      <MessageForm
        kind={kind}
        fact={fact}
        value={{ ...notice }}
        document="notices.json"
        pointer={`/notices/${draftedNoticeIds(snapshot).indexOf(id)}`}
        onChange={(next, valid) => draft.edit(fact, withoutEmpty(next), { pause: true, valid })}
      />
    </MessagePage>
  )
}

/** A notice as it is stored: what is not set is left out, and so is a language without a text or a picture. */
function withoutEmpty(notice: Written): Written {
  const isFilled = ([, value]: readonly [string, unknown]) => value !== undefined && value !== ''
  return Object.fromEntries(
    Object.entries(notice)
      .map(([key, value]) =>
        inLanguages.has(key)
          ? ([key, Object.fromEntries(Object.entries(objectOf(value)).filter(isFilled))] as const)
          : ([key, value] as const),
      )
      .filter(isFilled),
  )
}

const inLanguages: ReadonlySet<string> = new Set(['title', 'body', 'picture', 'button'])

/** The screen to see it on. */
const placeScreens: Readonly<Record<Notice['places'][number], string>> = {
  home: '/',
  popup: '/',
  recharge: '/recharge',
  withdrawal: '/withdrawal',
  transfer: '/transfer',
  banner: '/',
}

function useInPhone({ places }: Notice): void {
  const { show } = usePreviewTarget()
  const [place] = places
  usePreviewOpening({ notices: places.includes('popup') })
  useEffect(() => {
    if (place !== undefined) show(placeScreens[place])
  }, [place, show])
}

function MissingLanguages({ notice }: { readonly notice: Notice }) {
  const { t, language, list } = useWords()
  const missing = locales.filter((locale) => !isWritten(notice, locale))
  if (missing.length === 0) return null
  return (
    <Note tone="warning">
      <p>
        {t(isBanner(notice) ? 'messages.bannerHiddenIn' : 'messages.noticeHiddenIn', {
          languages: list(missing.map(language)),
        })}
      </p>
    </Note>
  )
}
