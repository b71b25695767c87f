import * as fc from 'fast-check'
import { isObject, objectOf, listOf } from '../../../src/format/value/isObject.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'
import type { Site } from '../Site.ts'

type Block = Readonly<Record<string, unknown>>

/** Blocks reordered, doubled, removed, moved and nested; the same with the entries of every other list. */
export const blockKinds: Readonly<Record<string, Kind>> = {
  'blocks reordered': (material) =>
    changedList(material, isBlocks, 2, (items) => fc.shuffledSubarray([...items], { minLength: items.length })),
  'block doubled': (material) =>
    onOneBlock(material, (items, at, block) => [
      items.toSpliced(at, 0, block),
      items.toSpliced(at, 0, withFreshIds(block)),
    ]),
  'block removed': (material) => onOneBlock(material, (items, at) => [items.toSpliced(at, 1)]),
  'block nested': (material) =>
    onOneBlock(material, (items, at, block) => wrappings(block).map((wrapped) => items.toSpliced(at, 1, wrapped))),
  'block nested deeply': (material) =>
    onOneBlock(material, (items, at, block) =>
      [3, 20, 70].map((depth) =>
        items.toSpliced(
          at,
          1,
          Array.from({ length: depth }).reduce<Block>(
            (inner, _, level) => ({ id: `nest${level}`, type: 'section', body: [inner] }),
            block,
          ),
        ),
      ),
    ),
  'block from elsewhere': (material) => {
    const blocks = blocksOf(material)
    return onOneBlock(material, (items, at) =>
      blocks.map(({ value }) => items.toSpliced(at, 0, withFreshIds(objectOf(value)))),
    )
  },
  'block in place of another': (material) => {
    const blocks = blocksOf(material)
    return onOneBlock(material, (items, at, block) =>
      blocks.map(({ value }) => items.toSpliced(at, 1, { ...objectOf(value), id: block['id'] })),
    )
  },
  'block of another type': (material) =>
    fc
      .tuple(fc.constantFrom(...blocksOf(material)), fc.constantFrom(...blocksOf(material)))
      .map(([site, other]) => changeAt(site, { ...objectOf(site.value), type: objectOf(other.value)['type'] })),
  'block switched off': (material) =>
    fc.constantFrom(...blocksOf(material)).map((site) => changeAt(site, { ...objectOf(site.value), off: true })),
  'entries reordered': (material) =>
    changedList(material, isOtherList, 2, (items) => fc.shuffledSubarray([...items], { minLength: items.length })),
  'entry doubled': (material) =>
    changedList(material, isOtherList, 1, (items) =>
      fc.nat(items.length - 1).map((at) => items.toSpliced(at, 0, items[at])),
    ),
  'entry removed': (material) =>
    changedList(material, isOtherList, 1, (items) => fc.nat(items.length - 1).map((at) => items.toSpliced(at, 1))),
  'list emptied': (material) => changedList(material, Array.isArray, 1, () => fc.constant([])),
}

const isBlocks = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isBlock)
const isOtherList = (value: unknown) => Array.isArray(value) && !isBlocks(value)
const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string'

const blocksOf = ({ sites }: Material) => sites.filter(({ value }) => isBlock(value))

function changedList(
  { sites }: Material,
  fits: (value: unknown) => boolean,
  least: number,
  change: (items: readonly unknown[]) => fc.Arbitrary<readonly unknown[]>,
) {
  return fc
    .constantFrom(...sites.filter(({ value }) => fits(value) && listOf(value).length >= least))
    .chain((site) => change(listOf(site.value)).map((items) => changeAt(site, items)))
}

function onOneBlock(
  material: Material,
  change: (items: readonly unknown[], at: number, block: Block) => readonly (readonly unknown[])[],
) {
  return fc.constantFrom(...material.sites.filter(({ value }) => isBlocks(value))).chain((site: Site) => {
    const items = listOf(site.value).map(objectOf)
    return fc
      .nat(items.length - 1)
      .chain((at) => fc.constantFrom(...change(items, at, items[at] ?? {})).map((next) => changeAt(site, next)))
  })
}

function wrappings(block: Block): readonly Block[] {
  const id = 'wrapped'
  return [
    { id, type: 'section', body: [block] },
    { id, type: 'section', card: true, title: 'common.ok', body: [block, withFreshIds(block)] },
    { id, type: 'popup', title: 'common.ok', body: [block] },
    {
      id,
      type: 'popup',
      title: 'common.ok',
      placement: 'left',
      auto: { when: '=true', once: 'always' },
      body: [block],
    },
    { id, type: 'tabs', label: 'common.ok', items: [{ id: 'one', label: 'common.ok', body: [block] }] },
    {
      id,
      type: 'tabs',
      label: 'common.ok',
      placement: 'side',
      swipe: true,
      keep: false,
      items: [
        { id: 'one', label: 'common.ok', body: [] },
        { id: 'two', label: 'common.cancel', body: [block] },
      ],
    },
    {
      id,
      type: 'tabs',
      label: 'common.ok',
      items: [
        { id: 'same', label: 'common.ok', body: [block] },
        { id: 'same', label: 'common.ok', body: [withFreshIds(block)] },
      ],
    },
    { id, type: 'tabs', label: 'common.ok', each: { choices: 'period', body: [block] } },
  ]
}

/** The same block with new ids for every block in it. */
function withFreshIds(block: Block): Block {
  const fresh = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fresh)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(
      ([key, item]) => [key, key === 'id' && isBlock(value) ? `${String(item)}Too` : fresh(item)] as const,
    )
    return Object.fromEntries(entries)
  }
  return objectOf(fresh(block))
}
