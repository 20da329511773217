/** Push message from the server to the service worker: a declarative one (Push API), which Safari shows itself. */
export interface PushedMessage {
  web_push: 8030;
  notification: { title: string; body: string; lang: string; icon: string; navigate: string };
  /** Label of the button that unsubscribes. */
  stop: string;
}
