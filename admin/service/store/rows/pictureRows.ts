import { type Kysely, type Selectable, sql } from 'kysely'
import { libraryPicture, picturesNamedIn } from '../../../../src/format/libraryPicture.ts'
import { PictureAltSchema, type PictureRecord, type DescribedPicture } from '../../../api/pictureApi.ts'
import { withDescription } from '../../../api/withDescription.ts'
import { LibraryFull, PictureInUse, type PictureUses, UnknownPicture } from '../../base/refusals.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { parseAs } from './readAs.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { PictureRoom } from '../../base/config/defaultPictureRoom.ts'

/** One width of a picture. */
export interface PictureFile {
  readonly width: number
  readonly bytes: Uint8Array
}

export interface PictureStore {
  /** Newest first. */
  pictures(): Promise<readonly PictureRecord[]>
  findPicture(sha: string): Promise<PictureRecord | undefined>
  /** All widths, the smallest first. */
  pictureFiles(sha: string): Promise<readonly PictureFile[]>
  /** The widest that is not wider. */
  readPictureFile(sha: string, width: number): Promise<Uint8Array | undefined>
  /** Answers false, and changes nothing, where the library has it. Throws `LibraryFull`. */
  addPicture(
    picture: PictureRecord,
    files: readonly PictureFile[],
    most: PictureRoom,
    audit: AuditEntry,
  ): Promise<boolean>
  /** Answers whether it was there. Keeps what is not described; an empty text takes one away. */
  describePicture(sha: string, described: DescribedPicture, audit: AuditEntry): Promise<boolean>
  /** Answers whether it was there. Throws `PictureInUse` while a release or an open change names it. */
  removePicture(sha: string, audit: AuditEntry): Promise<boolean>
}

/** Not a `Buffer`, which does not stay one on its way between threads. */
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** The library of pictures. */
export function pictureRows(db: Kysely<Tables>): PictureStore {
  return {
    async pictures() {
      const rows = await db.selectFrom('picture').selectAll().orderBy('at', 'desc').orderBy('sha').execute()
      return rows.map(toPicture)
    },

    async findPicture(sha) {
      const row = await db.selectFrom('picture').selectAll().where('sha', '=', sha).executeTakeFirst()
      return row && toPicture(row)
    },

    async pictureFiles(sha) {
      const rows = await db.selectFrom('picture_file').selectAll().where('sha', '=', sha).orderBy('width').execute()
      return rows.map(({ width, bytes }) => ({ width, bytes: fromBase64(bytes) }))
    },

    async readPictureFile(sha, width) {
      const row = await db
        .selectFrom('picture_file')
        .select('bytes')
        .where('sha', '=', sha)
        .where('width', '<=', width)
        .orderBy('width', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && fromBase64(row.bytes)
    },

    addPicture: (picture, files, most, audit) =>
      db.transaction().execute(async (trx) => {
        const { sha, name, alt, width, height, bytes, actor, at } = picture
        if ((await trx.selectFrom('picture').select('sha').where('sha', '=', sha).executeTakeFirst()) !== undefined)
          return false
        const sizes = await trx.selectFrom('picture').select('size').execute()
        if (sizes.length >= most.count) throw new LibraryFull('count', most.count)
        if (sizes.reduce((sum, { size }) => sum + size, bytes) > most.bytes) throw new LibraryFull('bytes', most.bytes)
        await trx
          .insertInto('picture')
          .values({ sha, name, alt: JSON.stringify(alt), width, height, size: bytes, actor, at })
          .execute()
        await trx
          .insertInto('picture_file')
          .values(files.map((file) => ({ sha, width: file.width, bytes: Buffer.from(file.bytes).toString('base64') })))
          .execute()
        await appendAudit(trx, audit)
        return true
      }),

    describePicture: (sha, described, audit) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('picture').select(['name', 'alt']).where('sha', '=', sha).executeTakeFirst()
        if (row === undefined) return false
        const { name, alt } = withDescription({ name: row.name, alt: parseAs(PictureAltSchema, row.alt) }, described)
        await trx
          .updateTable('picture')
          .set({ name, alt: JSON.stringify(alt) })
          .where('sha', '=', sha)
          .execute()
        await appendAudit(trx, audit)
        return true
      }),

    removePicture: (sha, audit) =>
      db.transaction().execute(async (trx) => {
        const uses = await usesOf(trx, sha)
        if (uses.releases.length + uses.edits.length > 0) throw new PictureInUse(uses)
        await trx.deleteFrom('picture_file').where('sha', '=', sha).execute()
        const { numDeletedRows } = await trx.deleteFrom('picture').where('sha', '=', sha).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),
  }
}

/** Throws `UnknownPicture` for a value that names a picture which the library lacks. Call it in the same transaction. */
export async function requirePictures(trx: Kysely<Tables>, value: unknown): Promise<void> {
  const named = [...picturesNamedIn(value)]
  if (named.length === 0) return
  const rows = await trx.selectFrom('picture').select('sha').where('sha', 'in', named).execute()
  const known = new Set(rows.map(({ sha }) => sha))
  const missing = named.find((sha) => !known.has(sha))
  if (missing !== undefined) throw new UnknownPicture(missing)
}

async function usesOf(trx: Kysely<Tables>, sha: string): Promise<PictureUses> {
  const naming = `%${libraryPicture(sha)}%`
  const releases = await trx
    .selectFrom('release')
    .select('seq')
    .where('overlay', 'like', naming)
    .orderBy('seq', 'desc')
    .execute()
  const edits = await trx
    .selectFrom('change_edit')
    .innerJoin('change', 'change.id', 'change_edit.change')
    .select(['change_edit.change', 'change_edit.fact'])
    .where('change.state', '=', 'open')
    .where(sql<boolean>`change_edit.value like ${naming}`)
    .orderBy('change_edit.fact')
    .execute()
  return { releases: releases.map(({ seq }) => seq), edits }
}

function toPicture({ alt, size, ...row }: Selectable<Tables['picture']>): PictureRecord {
  return { ...row, bytes: size, alt: parseAs(PictureAltSchema, alt) }
}
