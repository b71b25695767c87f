import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useFailure } from '../../reading/useFailure.ts'
import { useTranslate } from '../../reading/language.ts'
import { useAsk } from '../../sources/askAgain.ts'
import { searchKeys } from './searchKeys.ts'

const readLabels = (read: Reader, lists: readonly SearchedList[]) => lists.map(({ label }) => read.text(label))

/** More would push away what was found in the others. */
const MOST_NAMED = 3

export interface FailedListsProps {
  readonly lists: readonly SearchedList[]
  /** There are no others. */
  readonly isAll: boolean
}

/** Says which lists could not be read, in the platform's words where it refused, and reads them again on request. */
export function FailedLists({ lists, isAll }: FailedListsProps) {
  const { texts } = useUi()
  const translate = useTranslate()
  const ask = useAsk()
  const labels = useDerived(lists, readLabels).value
  const names = [...new Set(lists.map(({ source }) => source))]
  const { refusal, canRetry, isAsking } = useFailure(names)
  const named = labels.length > MOST_NAMED ? [...labels.slice(0, MOST_NAMED), '…'] : labels
  return (
    <div role="alert">
      <Banner
        tone="neutral"
        icon="alert"
        action={
          canRetry && (
            <Button variant="secondary" size="small" busy={isAsking} onClick={() => void ask(names)}>
              {texts.retry}
            </Button>
          )
        }
      >
        {[isAll ? translate(searchKeys.failedAll) : translate(searchKeys.failed, { lists: named.join(', ') }), refusal]
          .filter((words) => words !== undefined)
          .join(' ')}
      </Banner>
    </div>
  )
}
