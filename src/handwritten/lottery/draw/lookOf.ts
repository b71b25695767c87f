/** How the numbers of a lottery are drawn: K3 has three dice, PK10 ten coloured cars, any other plain numbers. */
export type Look = 'dice' | 'balls' | 'plain'

export function lookOf(typeid: string): Look {
  if (typeid === 'k3') return 'dice'
  return typeid === 'pk10' ? 'balls' : 'plain'
}
