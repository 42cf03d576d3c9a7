/** Why a parking lot could not be reached, in one sentence for the operator. It holds no address, body or secret. */
export class ConnectionFailure extends Error {}

export const connectionFailure = (message: string): ConnectionFailure => new ConnectionFailure(message);
