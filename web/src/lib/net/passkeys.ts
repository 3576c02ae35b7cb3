/** Passkeys, where the browser has them in the form of JSON and the server has a name. */

import { api, type Entered, type Me } from './api';

export const canPasskey = (): boolean =>
  'PublicKeyCredential' in globalThis && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

async function answered(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = await asked;
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON();
}

export async function addPasskey(device: string): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyToAdd());
  return api.addPasskey(await answered(navigator.credentials.create({ publicKey })), device);
}

export async function enterByPasskey(device: string): Promise<Entered> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyToEnter());
  return api.byPasskey(await answered(navigator.credentials.get({ publicKey })), device);
}
