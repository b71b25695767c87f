import type { Big } from 'big.js'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { withSign } from '../reading/readShown.ts'
import { useDisplay } from '../reading/useDisplay.ts'

/** What a session has won or lost, in won; a dash while that is not known. */
export function NetAmount({ net }: { readonly net: Big | undefined }) {
  const display = useDisplay()
  if (net === undefined) return '–'
  const { text = '', tone } = withSign(display(net, 'krw'), net)
  return <MoneyText text={text} tone={tone} />
}
