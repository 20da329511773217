/**
 * `deleted_at` of imported records that wait to be published, of kinds without drafts. Later than any trash: they are
 * neither listed there nor erased with it.
 */
export const heldAt = "9999-12-31T00:00:00.000Z";
