/** What a business's site says of it, each finding with the page it stands on. Fetching comes in as an argument. */
export {}
