type Fetch = (request: Request) => Promise<Response>;

const PHOTO = /"profilePhotoUrl":"([^"]+)"/g;

/**
 * Lets pages show the photos of investors: the browser would load an image from the network, where no backend is. An answer that
 * names a photo gets an address that holds its bytes. (The playground has a service worker for it, which Storybook has not.)
 */
export function withPhotos(fetch: Fetch): Fetch {
  const addresses = new Map<string, Promise<string>>();
  const load = async (url: string) => {
    const photo = await fetch(new Request(new URL(url, location.origin)));
    return photo.ok ? URL.createObjectURL(await photo.blob()) : '';
  };
  return async (request) => {
    const response = await fetch(request);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    let text = await response.text();
    for (const [field, url = ''] of text.matchAll(PHOTO)) {
      const address = addresses.get(url) ?? load(url);
      addresses.set(url, address);
      text = text.replace(field, `"profilePhotoUrl":${JSON.stringify((await address) || null)}`);
    }
    return new Response(text, { status: response.status, headers: response.headers });
  };
}
