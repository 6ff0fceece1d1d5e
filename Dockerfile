# The product in one image: `docker build -t recruiting .` (docs/operating/image.md).
# BASE: Debian 12 or newer. FROM=built takes .next/standalone of `npm run build` instead of building here.
ARG BASE=docker.io/library/debian:bookworm-slim
ARG FROM=source

FROM ${BASE} AS source
# Debian's npm fetches the product's own Node and a newer npm; both are packages of npm. binutils: what only a debugger reads goes.
RUN apt-get update -q && apt-get install -yq --no-install-recommends binutils ca-certificates npm
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN version=$(node -p "require('./package.json').dependencies.node") \
 && npm install --prefix /opt/node --no-save "node@$version" npm@11.6.2
ENV PATH=/opt/node/node_modules/.bin:$PATH NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm ci --omit=dev && npm run build
RUN mkdir -p /product && mv .next/standalone /product/app && strip -o /product/node node_modules/node/bin/node

FROM ${BASE} AS built
COPY .next/standalone /product/app
COPY node_modules/node/bin/node /product/node

FROM ${FROM} AS product

FROM ${BASE}
# fontconfig and a font with Polish letters: documents are drawn before they are read.
RUN apt-get update -q \
 && apt-get install -yq --no-install-recommends ca-certificates tini fontconfig fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/cache/debconf /var/log/* \
 && useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin app
COPY --from=product /product/node /usr/local/bin/node
COPY --from=product /product/app /app
WORKDIR /app
USER 10001
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 NEXT_TELEMETRY_DISABLED=1
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "server.js"]
