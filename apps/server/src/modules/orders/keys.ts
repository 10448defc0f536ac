/** Under which an order's credits are held. */
export const orderKey = (taskPublicId: string) => `order:${taskPublicId}`
/** And those of a correction that is not included, by its number. */
export const returnKey = (taskPublicId: string, returns: number) => `order:${taskPublicId}:return:${returns}`
