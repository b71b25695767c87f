import { actions } from '../actions.ts'
import { blocks, blockTypes } from '../blocks/Block.ts'
import { widgetRules } from '../blocks/widgets.ts'
import { functionSignatures } from '../expression/functionSignatures.ts'
import { ScreenSchema } from '../screen.ts'
import { asShape } from '../shape/asShape.ts'
import { blockBase, displayFormats } from '../shape/common.ts'
import type { JsonShape } from '../shape/JsonShape.ts'
import { iconNames, toneNames } from '../shape/marks.ts'
import { exact } from '../shape/shapes.ts'
import { screenOfBlock } from './exampleScreen.ts'

/** Keys that several blocks share, by the name that the card has for them. */
export const sharedKeys: Readonly<Record<string, string>> = {
  CHOICES: '{source!,value,label,hint[],image,hintAs,mask,where,all,first[value!,label!,hint,icon]}',
  FILTERS:
    'fields![kind=choices,name!,choices!CHOICES,default,label,when|kind=dateRange,start!,end!,defaultStart,defaultEnd,sameMonth,min,max,label,when|kind=date,name!,default,min,max,label,when|kind=text,name!,note,label,when]',
  BUTTON: 'label!,icon,variant,when,do!',
  SHOWN: 'value!,as,signed,choices',
  ROWS: 'source,rows,where,key',
  ORDER: 'sort{by!,down},limit,mark{when!,stick}',
  LISTS:
    'lists![source!,label!,alike[source!,label!],where,key!,row!{title!,also[],note,image,group,groupName,badge{value!,choices!},last,do}]',
}

/**
 * The card: the language on a page, for models and for people in a hurry. Keys, kinds and names come from the declarations
 * that the manual is made of; only what explains them is written here.
 */
export function writeCard(): string {
  const base = Object.keys(blockBase)
  const declared = [
    `SCREEN {${compactKeys(asShape(ScreenSchema), ['$schema', 'sources', 'body', 'enter'])}, enter:[actions], sources:{name:SOURCE}, body:[blocks]}`,
    `SOURCE {${compactKeys(sourceShape())}} read as data.<name>; paged: for \`list\` alone`,
    `BLOCKS each has type!, ${compactKeys(asShape(exact(blockBase)), ['audience'])} and`,
    ...blockTypes.map((type) => ` ${type} ${compactKeys(asShape(blocks[type].shape), ['type', ...base])}`),
    'ACTIONS may have `when`; in order, until one fails; after a call `result.data` is its answer',
    ...Object.values(actions).map(({ shape }) => ` ${compactKeys(asShape(shape), ['when'])}`),
  ].join('\n')
  return `${[
    head,
    ...Object.entries(sharedKeys).map(([name, keys]) => `${name} ${keys}`),
    Object.entries(sharedKeys).reduce((text, [name, keys]) => text.replaceAll(keys, name), declared),
    `WIDGETS ${Object.entries(widgetRules)
      .map(
        ([name, { gives, chooses }]) =>
          `${name}(${gives.length > 2 ? 'any' : gives.join('|')}${chooses ? ', choices' : ''})`,
      )
      .join(' ')}`,
    `AS ${displayFormats.join(' ')}`,
    `CEL reads query session user settings site play data value filter form now; row tab result on where they exist. Functions: ${Object.keys(functionSignatures).join(' ')}; macros filter map exists all; ?: && || in. No %, objects, matches, replace, sort.`,
    `TONES ${toneNames.join(' ')}`,
    `ICONS ${iconNames.join(' ')}`,
    foot,
  ].join('\n')}\n`
}

const head = `# Card of documents, format 1
One file \`schemas/screens/<id>.json\`: \`npm run new-screen -- <id>\`, \`npm run check\`.
Texts: \`npm run copy -- add <key> "English" --kor "…" --cn "…"\`. Calls: \`npm run describe -- <call>\`. Else: MANUAL.md.
Below: ! required, [] list, | or. A value "=…" is CEL, else literal. Shown text is never prose: a copy key | "=expression" |
{copy, with:{name:"=…"|{value,as}}} | {label:"=v", choices:"list"} | {if:"=…", then, else}. choices, currency, tone, icon, variant and a text's as may be {if, then, else} of names.`

const foot = `FORMS A field with a false \`when\` is not sent. There a rule reads form.x; an optional one form.?x.orValue(''), sent as "=form.?x".
A call that moves money has "money": true and its form a review that shows the amount. Amounts are decimals: compare with
decimal('0').
EXAMPLE
${JSON.stringify(screenOfBlock(blocks.list.examples[0]))}`

const sourceShape = () => Object.values(asShape(ScreenSchema).properties?.['sources']?.patternProperties ?? {})[0] ?? {}

/** The keys of an object and all that they hold: `label!,items![label!,do]`. */
function compactKeys(shape: JsonShape, except: readonly string[] = []): string {
  return Object.entries(shape.properties ?? {})
    .filter(([key]) => !except.includes(key))
    .map(([key, inner]) => {
      const isRequired = (shape.required ?? []).includes(key) && inner.default === undefined
      return `${key}${isRequired ? '!' : ''}${compact(inner)}`
    })
    .join(',')
}

/** The value of a key, as far as it has keys or a few words of its own. */
function compact(shape: JsonShape): string {
  if (shape.lazy !== undefined || (shape.slot && shape.slot.kind !== 'formSchema')) return ''
  if (shape.enum) return shape.enum.length > 6 ? '' : `=${shape.enum.join('|')}`
  // A name, or one of two by a condition: the head says so for all.
  if (shape.properties?.['if']) return ''
  if (shape.items) return `[${compact(shape.items).replace(/^\{(.*)\}$/, '$1')}]`
  const [named] = Object.values(shape.patternProperties ?? {})
  if (named) return `{name:${compact(named)}}`
  // Texts by name, such as the messages of a field, need no list.
  const slots = Object.values(shape.properties ?? {}).map(({ slot }) => slot?.kind)
  if (slots.length > 2 && slots.every((kind) => kind === 'text') && !shape.required) return ''
  if (shape.properties) return `{${compactKeys(shape)}}`
  if (shape.variants) {
    const { property, map } = shape.variants
    const kinds = Object.entries(map).map(([kind, inner]) => `${property}=${kind},${compactKeys(inner, [property])}`)
    return kinds.join('|')
  }
  const alternatives = shape.keyed ? Object.values(shape.keyed) : (shape.anyOf ?? [])
  return [...new Set(alternatives.map(compact).filter((text) => text !== ''))].join('|')
}
