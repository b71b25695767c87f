import Database from 'better-sqlite3'
import { databasePath } from '../store/openStore.ts'

/** From now on the embedded store takes some hundred milliseconds to count an attempt to sign in. */
export function slowDownAttempts(dataDir: string): void {
  const database = new Database(databasePath(dataDir), { fileMustExist: true })
  database.exec(`create view numbers as
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select i from n;
    create trigger slow before insert on attempt begin select count(*) from numbers; end`)
  database.close()
}
