/** The current format of documents. Older ones are migrated, newer ones are refused. */
export const FORMAT_VERSION = 1
