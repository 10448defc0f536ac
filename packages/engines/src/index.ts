/** The outside engines behind one port, through the AI SDK; HTTP, time and the journal of costs come in. */
export {}
