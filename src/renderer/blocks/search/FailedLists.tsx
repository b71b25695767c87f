import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import type { Reader } from '../../reading/createReader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useFailure } from '../../reading/useFailure.ts'
import { useTranslate } from '../../reading/useTranslate.ts'
import { useAsk } from '../../sources/useAsk.ts'
import { searchKeys } from './searchKeys.ts'

const readLabels = (read: Reader, lists: readonly SearchedList[]) => lists.map(({ label }) => read.text(label))

/** Says which lists could not be read, in the platform's words where it refused, and reads them again on request. */
export function FailedLists({ lists }: { readonly lists: readonly SearchedList[] }) {
  const { texts } = useUi()
  const translate = useTranslate()
  const ask = useAsk()
  const labels = useDerived(lists, readLabels).value
  const names = [...new Set(lists.map(({ source }) => source))]
  const { refusal, canRetry, isAsking } = useFailure(names)
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
        {translate(searchKeys.failed, { lists: labels.join(', ') })}
        {refusal !== undefined && ` ${refusal}`}
      </Banner>
    </div>
  )
}
