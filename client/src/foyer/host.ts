/** The names by which a machine is reached from nowhere but itself: whoever uses one is the host of the club. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export const isOwnName = (hostname: string): boolean => OWN_NAMES.includes(hostname);

/** Whether nobody on another machine could follow this address. */
export const isOwnAddress = (address: string): boolean => isOwnName(new URL(address).hostname);
