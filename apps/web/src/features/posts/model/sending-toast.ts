/** By this a toast about a post being sent is found again, and closed once that is over. */
export const sendingToast = (taskPublicId: string): string => `sending:${taskPublicId}`
