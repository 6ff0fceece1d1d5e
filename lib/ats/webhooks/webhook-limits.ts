/** Of the address for webhooks: the bytes of a message, and the answer that it was stored. */
export const webhookLimits = { name: 'ats/webhooks', maxBodyBytes: 1024 * 1024, status: 200 } as const;
