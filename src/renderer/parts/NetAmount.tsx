import type { Big } from 'big.js'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { withSign } from '../reading/display.ts'
import { useDisplay } from '../reading/language.ts'

/** Net of a session, in won; a dash while it is not known. */
export function NetAmount({ net }: { readonly net: Big | undefined }) {
  const display = useDisplay()
  if (net === undefined) return '–'
  const { text = '', tone } = withSign(display(net, 'krw'), net)
  return <MoneyText text={text} tone={tone} />
}
