/** A post opened by whoever pressed to publish it: said yes to on arrival, it is asked when. */
export const askingToPublish = { publish: true } as never

export const isAskingToPublish = (search: object): boolean => Reflect.get(search, 'publish') === true
