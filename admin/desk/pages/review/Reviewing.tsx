import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from '../../changes/publish/review.module.css'

/** How often the page looks how far the play has come, in ms. */
const LOOKS = 1_000

/** That a review is under way, and what it waits for: a change that touches every screen is played for some time. */
export function Reviewing({ text }: { readonly text: string }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { data } = useSWR('status', () => api.status(), { refreshInterval: LOOKS })
  return (
    <div className={styles.reviewing}>
      <output>{text}</output>
      {/* Not part of what is read out: it changes every second. */}
      {data?.playing.map(({ played, screens, since }) => (
        <p key={since ?? ''}>
          {since === undefined
            ? t('review.playing', { played, screens })
            : t('review.playingOlder', { since: words.moment(since), played, screens })}
        </p>
      ))}
    </div>
  )
}
