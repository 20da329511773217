import { Agent, request as httpRequest } from "node:http";
import { kinds } from "./kinds";

/** Sends one kind of request for some seconds as fast as the server answers. */
const [name = "", origin = "", seconds = "0", connections = "0"] = process.argv.slice(2);
const kind = kinds.find((each) => each.name === name);
if (!kind) throw new Error(`There is no kind "${name}".`);
const { hostname, port } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const end = Date.now() + Number(seconds) * 1000;
const statuses = new Map<number, number>();

function send(): Promise<number> {
  const random = String(Math.floor(Math.random() * 1e12)).padStart(12, "1");
  const { path, method = "GET", headers = {}, body = "" } = kind?.request(random) ?? { path: "/" };
  const all = {
    "Accept-Encoding": "br",
    ...headers,
    ...(body && { "Content-Length": Buffer.byteLength(body) }),
  };
  const [one, two] = [random.slice(0, 2), random.slice(2, 4)].map(Number);
  const localAddress = kind?.manyNetworks ? `127.${one}.${two}.2` : "127.0.0.2";
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { hostname, port, path, method, headers: all, agent, localAddress },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", reject);
      },
    );
    call.once("error", reject);
    call.end(body);
  });
}

async function goOn(): Promise<void> {
  while (Date.now() < end) {
    const status = await send().catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, goOn));
agent.destroy();
console.log(JSON.stringify(Object.fromEntries(statuses)));
